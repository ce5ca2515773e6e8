// The Metro transform of `npm test`, which exports for Android and for iOS at once: what knows of no platform is turned once, for
// both. They still find their files each for itself; the long run, as any other export, turns everything twice.
const { unstable_transformerPath } = require('@expo/metro-config');
const expo = require(unstable_transformerPath);

const CODE = /\.[cm]?[jt]sx?$/;
/** Whatever is turned for one platform otherwise than for the other has one of these words in it. */
const APART = /Platform|EXPO_/;
/** What one platform has asked for and the other has not yet. */
const turned = new Map();

exports.transform = async (config, root, filename, data, options) => {
  if (!CODE.test(filename) || APART.test(data)) return expo.transform(config, root, filename, data, options);
  const { platform, ...others } = options;
  const key = JSON.stringify([filename, others]);
  const known = turned.get(key);
  if (known === undefined || known.platform === platform) {
    const result = expo.transform(config, root, filename, data, options);
    turned.set(key, { platform, result });
    return result;
  }
  turned.delete(key);
  const { dependencies, output } = await known.result;
  // Each has a copy of its own to write into.
  return {
    dependencies: [...dependencies],
    output: output.map(({ data: part, ...rest }) => ({ ...rest, data: { ...part } })),
  };
};
