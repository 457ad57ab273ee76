export { type Look, mustHaveSaid, mustLook, openLook } from './look.ts'
export { type Asker, moneyTold, tellBoth, tellMoney } from './tell-both.ts'
