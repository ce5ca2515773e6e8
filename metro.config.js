const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// The drawing library of the web is an asset like fonts and sounds: its name tells its contents.
config.resolver.assetExts.push('wasm');

module.exports = config;
