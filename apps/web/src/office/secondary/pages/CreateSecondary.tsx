import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { SecondaryEditor } from '../SecondaryEditor.tsx'

/** `/secondaryCustomer/create?id`: a new secondary customer; with a number the one that has it. */
export function Component() {
  const [query] = useQueryState()
  return <SecondaryEditor id={numberIn(query, 'id', 0)} />
}
