import { phonePage } from '../parts/phone-page.tsx'

/** Where messages lead back to: looks up where the task stands and goes there. No state stays here. */
export const Component = phonePage('loading', () => null)
