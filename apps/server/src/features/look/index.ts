export { type Look, mustHaveSaid, mustLook, openLook } from './look.ts'
export { type Asker, tellBoth, tellMoney } from './tell-both.ts'
