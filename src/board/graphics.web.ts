/** Whether a graphics card draws: a browser without one has software that stands in for it, and may say so only by its name. */
let known: boolean | null = null;

const STAND_INS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function hasGraphicsCard(): boolean {
  known ??= asked();
  return known;
}

function asked(): boolean {
  const trial = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (trial === null) return false;
  const names = trial.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = trial.getParameter(names === null ? trial.RENDERER : names.UNMASKED_RENDERER_WEBGL);
  // A page may hold few contexts: this one is given back at once.
  trial.getExtension('WEBGL_lose_context')?.loseContext();
  return !STAND_INS.test(String(name));
}
