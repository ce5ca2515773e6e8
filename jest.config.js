// Four projects, because starting React Native costs half a minute and a rule of the game needs none of it:
//   engine  the rules, plain Node
//   pure    every other `.test.ts`: bots and functions without React Native, plain Node
//   ui      every `.test.tsx`: components, screens and stores, with React Native
//   web     every `.test.tsx` of `__tests__/web`: what behaves otherwise with react-native-web, in jsdom
// In each of them a test that asserts nothing fails.
const asserting = '<rootDir>/__tests__/asserting.ts';

const plain = {
  rootDir: __dirname,
  testEnvironment: 'node',
  setupFilesAfterEnv: [asserting],
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jest-esbuild.js' },
  transformIgnorePatterns: ['/node_modules/(?!(make-plural|d3-shape|d3-path)/)'],
  moduleNameMapper: {
    '^@battalia/engine$': '<rootDir>/src/engine/index.ts',
    '^@battalia/engine/testing$': '<rootDir>/src/engine/testing.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

const preset = require('jest-expo/jest-preset');
// Plugins for watching are no setting of a project.
const { watchPlugins: _, ...webPreset } = require('jest-expo/web/jest-preset');
const SCRIPTS = '\\.[jt]sx?$';
const transformOf = ({ transform }) => ['<rootDir>/scripts/jest-native.js', transform[SCRIPTS][1]];
const transformedPackages = ['standard-navigation', '@shopify/react-native-skia', 'make-plural', 'd3-shape', 'd3-path'];

const transformIgnorePatternsOf = ({ transformIgnorePatterns }) =>
  transformIgnorePatterns.map((pattern) =>
    pattern.includes('react-native') ? pattern.replace('(?!', `(?!${transformedPackages.join('|')}|`) : pattern,
  );

module.exports = {
  projects: [
    { ...plain, displayName: 'engine', testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'] },
    {
      ...plain,
      displayName: 'pure',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(engine|browser)/'],
    },
    {
      ...preset,
      rootDir: __dirname,
      displayName: 'ui',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/web/'],
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFiles: [
        ...preset.setupFiles,
        '@shopify/react-native-skia/jestSetup.js',
        'react-native-gesture-handler/jestSetup.js',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/ui/setup.ts', asserting],
      // Some of the packages below are written as .mjs, which the preset leaves as it is.
      transform: { ...preset.transform, [SCRIPTS]: transformOf(preset), '\\.mjs$': transformOf(preset) },
      transformIgnorePatterns: transformIgnorePatternsOf(preset),
      moduleNameMapper: { ...preset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
    },
    {
      ...webPreset,
      rootDir: __dirname,
      displayName: 'web',
      testMatch: ['<rootDir>/__tests__/web/**/*.test.tsx'],
      setupFiles: [...webPreset.setupFiles, '<rootDir>/__tests__/web/setup.ts'],
      setupFilesAfterEnv: [asserting],
      resolver: 'react-native-worklets/jest/resolver.js',
      transform: { ...webPreset.transform, [SCRIPTS]: transformOf(webPreset), '\\.mjs$': transformOf(webPreset) },
      transformIgnorePatterns: transformIgnorePatternsOf(webPreset),
      // The first that fits is taken: the preset's own would find the native one.
      moduleNameMapper: {
        '^react-native$': 'react-native-web',
        ...webPreset.moduleNameMapper,
        '^@/(.*)$': '<rootDir>/src/$1',
      },
    },
  ],
};
