jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// A screen is slow to appear on a machine that exports the app at the same time.
jest.setTimeout(30_000);
