import { Stack } from 'expo-router';
import { useTabTitle } from '../useTabTitle';

/** What a page is called: in the history of the app and, in a browser, on its tab. */
export function PageTitle({ title }: { readonly title: string }) {
  useTabTitle(title);
  return <Stack.Screen options={{ title }} />;
}
