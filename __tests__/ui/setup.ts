jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// A screen is slow to appear on a machine that exports the app at the same time.
jest.setTimeout(30_000);

// React remembers for each element where it was made, for warnings in a browser: a fifth of the time of these tests, and nobody reads it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  jest.requireActual<Record<string, object>>('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
