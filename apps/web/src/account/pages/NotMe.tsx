import { useSearchParams } from 'react-router'
import { QueryRoot } from '../../api/QueryRoot.tsx'
import { Entry } from '../Entry.tsx'
import { NotMe } from '../link/NotMe.tsx'

/** `/notMe?code=…`: the way back from an act that its holder did not do. */
export function Component() {
  const [query] = useSearchParams()
  return (
    <QueryRoot>
      <Entry>
        <NotMe code={query.get('code') ?? ''} />
      </Entry>
    </QueryRoot>
  )
}
