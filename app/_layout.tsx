export { RootLayout as default } from '@/ui/RootLayout';
