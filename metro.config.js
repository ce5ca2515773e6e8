const { getDefaultConfig } = require('expo/metro-config');
const { noteGraph } = require('./scripts/licences/note');

const config = getDefaultConfig(__dirname);
// The drawing library of the web is an asset like fonts and sounds: its name tells its contents.
config.resolver.assetExts.push('wasm');
// Whose work is shipped, for the page of licences.
config.serializer.experimentalSerializerHook = noteGraph;

if (process.env.BATTALIA_PHONES === '1') config.transformerPath = require.resolve('./scripts/metro-phones');

module.exports = config;
