export * from './money.ts'
export * from './uscc.ts'
