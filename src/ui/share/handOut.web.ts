/** In a browser: files are downloaded and chosen, links carry the code behind the #, which no server gets to see. */
import type * as native from './handOut';

export const HAS_FILES: typeof native.HAS_FILES = true;
export const CAN_SEND: typeof native.CAN_SEND = false;

export const linkTo: typeof native.linkTo = (code) => `${window.location.origin}/replay#${code}`;

export const codeInAddress: typeof native.codeInAddress = () =>
  window.location.hash.length > 1 ? window.location.hash.slice(1) : null;

export const putInAddress: typeof native.putInAddress = (code) =>
  window.history.replaceState(window.history.state, '', `/replay#${code}`);

export const onAddress: typeof native.onAddress = (changed) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const send: typeof native.send = () => Promise.resolve(false);

export const saveFile: typeof native.saveFile = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return true;
};

export const pickFile: typeof native.pickFile = (longest) =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.battalia,.txt,text/plain';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) void textOf(file, longest).then(resolve);
      else resolve(null);
    };
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });

async function textOf(file: File, longest: number): Promise<native.Picked> {
  if (file.size > longest) return { refused: 'tooLong' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { refused: 'notText' };
  }
}
