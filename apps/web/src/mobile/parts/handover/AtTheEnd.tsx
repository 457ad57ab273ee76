import { Consents } from '../Consents.tsx'
import { ReturnTo } from './ReturnTo.tsx'

/** What follows the outcome on the last pages: the way back to who sent the person here, and the consents. */
export const AtTheEnd = () => (
  <>
    <ReturnTo />
    <Consents />
  </>
)
