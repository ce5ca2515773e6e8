// A test that comes to its end without having asserted anything could not have failed.
beforeEach(() => expect.hasAssertions());
