export { type Look, mustHaveSaid, mustLook, openLook } from './look.ts'
export { type Asker, tellBoth } from './tell-both.ts'
