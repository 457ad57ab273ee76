export { mustBeTerminal, type Terminal, takeMessage, terminalById, terminalOf } from './gate.ts'
export { type TerminalDeps, terminalRoutes } from './routes.ts'
export { createWitnessKey, type WitnessKey } from './witness.ts'
