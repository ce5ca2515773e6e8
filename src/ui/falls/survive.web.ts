import type * as native from './survive';

export const survive: typeof native.survive = () => undefined;
