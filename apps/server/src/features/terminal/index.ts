export { mustBeTerminal, takeMessage, type Terminal, terminalById, terminalOf } from './gate.ts'
export { type TerminalDeps, terminalRoutes } from './routes.ts'
