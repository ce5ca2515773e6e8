/** Ways in which a device gives a text away and takes one in. In a browser: handOut.web.ts. */
import { Share } from 'react-native';

/** Whether texts can be saved and opened as files. Expo Go has no picker of files; the share sheet saves one as well. */
export const HAS_FILES: boolean = false;
export const CAN_SEND: boolean = true;

/** A link that opens a code, where there is an address to link to. */
export const linkTo = (_code: string): string | null => null;

/** The code in the address, the address for a code, and word of another one being gone to. */
export const codeInAddress = (): string | null => null;
export const putInAddress = (_code: string): void => undefined;
export const onAddress =
  (_changed: () => void): (() => void) =>
  () =>
    undefined;

/** The share sheet of the device: messages, mail, files. */
export async function send(text: string): Promise<boolean> {
  try {
    await Share.share({ message: text });
    return true;
  } catch {
    return false;
  }
}

export const saveFile = (_name: string, _text: string): boolean => false;

/** The text of a file, or why there is none; null when nobody chose one. */
export type Picked = { readonly text: string } | { readonly refused: 'tooLong' | 'notText' } | null;
export const pickFile = (_longest: number): Promise<Picked> => Promise.resolve(null);
