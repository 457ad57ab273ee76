export * from './chinese-amount.ts'
export * from './mask.ts'
export * from './money.ts'
export * from './uscc.ts'
