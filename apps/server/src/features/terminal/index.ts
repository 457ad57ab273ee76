export { mustBeTerminal, type Terminal, takeMessage, terminalById, terminalOf } from './gate.ts'
export { type TerminalDeps, terminalRoutes } from './routes.ts'
