const inlineReads = require('./scripts/inline-reads');

/** Jest runs scripts that cannot fetch modules: there, what is loaded later is required later. */
const requireLater = ({ template }) => ({
  visitor: {
    CallExpression(path) {
      if (path.get('callee').isImport())
        path.replaceWith(template.expression.ast`Promise.resolve().then(() => require(${path.node.arguments[0]}))`);
    },
  },
});

module.exports = function (api) {
  const plugins = api.env('test') ? [requireLater] : [];
  return { presets: ['babel-preset-expo'], plugins: [inlineReads, ...plugins] };
};
