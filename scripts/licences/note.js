// Notes, whenever Metro has put an app together, which packages are in it. CommonJS, as Metro reads its configuration.
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const notes = path.join(root, 'node_modules', '.cache', 'packages');

/** The folder of the package that a file belongs to: the innermost one. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

exports.notes = notes;

exports.notePackages = (files, part) => {
  const own = files.map((file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/'));
  const packages = new Set(own.map((file) => PACKAGE.exec(file)?.[1]).filter((folder) => folder !== undefined));
  mkdirSync(notes, { recursive: true });
  writeFileSync(path.join(notes, `${part}.json`), JSON.stringify([...packages].sort(), null, 1));
};

/** For Metro, which hands over what it has found. */
exports.noteGraph = ({ dependencies, transformOptions }) =>
  exports.notePackages([...dependencies.keys()], transformOptions.platform);
