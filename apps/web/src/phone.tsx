/** The program of the phone: its pages alone, drawn by Preact in the build (vite.phone.config.ts). */
import { PhoneRoutes } from './phone-routes.tsx'
import { start } from './shell/start.tsx'

start(<PhoneRoutes />)
