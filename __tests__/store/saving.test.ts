import { savingFailed, savingKnown, savingWorks, useSaving } from '@/store/saving';

test('what was read of a storage that fails is news again once it has worked in between', () => {
  savingFailed();
  savingKnown();
  savingFailed();
  expect(useSaving.getState()).toEqual({ failing: true, known: true });
  savingWorks();
  savingFailed();
  expect(useSaving.getState()).toEqual({ failing: true, known: false });
});
