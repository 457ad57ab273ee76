import { useParams } from 'react-router'
import { SecondaryEditor } from '../SecondaryEditor.tsx'

/** `/secondaryCustomer/edit/:id`: a secondary customer is changed. */
export function Component() {
  return <SecondaryEditor id={Number(useParams().id)} />
}
