import { useParams, useSearchParams } from 'react-router'
import { QueryRoot } from '../../api/QueryRoot.tsx'
import { Entry } from '../Entry.tsx'
import { AskLink } from '../link/AskLink.tsx'
import { SetByLink } from '../link/SetByLink.tsx'

/** `/active/:id` and `/changePwd?code=…`: sets a password by the link that was sent; without a code asks for one. */
export function Component() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const code = id ?? query.get('code')
  return (
    <QueryRoot>
      <Entry>{code ? <SetByLink code={code} /> : <AskLink />}</Entry>
    </QueryRoot>
  )
}
