// Builds the web when its sources changed, as a program of its own: `npm test` goes on with other steps meanwhile.
import { buildWeb } from './lib/build.mjs'

buildWeb()
