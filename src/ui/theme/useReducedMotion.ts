import { useMotionSpeed } from './useMotionSpeed';

/** True when things should appear instead of moving. */
export const useReducedMotion = (): boolean => useMotionSpeed() === 0;
