// Writes apps/web/css-types, the types of style sheets that are modules (npm run types, and every installation).
import { writeTypes } from '../apps/web/build/css-types.ts'

writeTypes()
