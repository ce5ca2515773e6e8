// Three projects, because starting React Native costs half a minute and a rule of the game needs none of it:
//   engine  the rules, plain Node
//   pure    every other `.test.ts`: bots and functions without React Native, plain Node
//   ui      every `.test.tsx`: components, screens and stores, with React Native
const plain = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jest-esbuild.js' },
  transformIgnorePatterns: ['/node_modules/(?!(make-plural|d3-shape|d3-path)/)'],
  moduleNameMapper: {
    '^@battalia/engine$': '<rootDir>/src/engine/index.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

const preset = require('jest-expo/jest-preset');
const SCRIPTS = '\\.[jt]sx?$';
const transform = ['<rootDir>/scripts/jest-native.js', preset.transform[SCRIPTS][1]];
const transformedPackages = ['standard-navigation', '@shopify/react-native-skia', 'make-plural', 'd3-shape', 'd3-path'];

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
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      resolver: 'react-native-worklets/jest/resolver.js',
      setupFiles: [
        ...preset.setupFiles,
        '@shopify/react-native-skia/jestSetup.js',
        'react-native-gesture-handler/jestSetup.js',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/ui/setup.ts'],
      // Some of the packages below are written as .mjs, which the preset leaves as it is.
      transform: { ...preset.transform, [SCRIPTS]: transform, '\\.mjs$': transform },
      transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
        pattern.includes('react-native') ? pattern.replace('(?!', `(?!${transformedPackages.join('|')}|`) : pattern,
      ),
      moduleNameMapper: { ...preset.moduleNameMapper, '^@/(.*)$': '<rootDir>/src/$1' },
    },
  ],
};
