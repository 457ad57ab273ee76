// Writes apps/web/css-types: run it after a class was added to or taken from a style sheet that is a module.
import { writeTypes } from '../apps/web/build/css-types.ts'

writeTypes()
