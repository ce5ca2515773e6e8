import { base } from './base';
import { stormgates } from './stormgates';

export const entries = { ...base, ...stormgates };
