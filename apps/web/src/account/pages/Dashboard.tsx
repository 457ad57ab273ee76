import { useQuery } from '@tanstack/react-query'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useMay } from '../../shell/may.ts'
import { Failed, Skeleton } from '../../ui/States.tsx'
import styles from '../account.module.css'
import { Areas } from '../dashboard/Areas.tsx'
import { Greeting } from '../dashboard/Greeting.tsx'
import { Money } from '../dashboard/Money.tsx'
import { Operator } from '../dashboard/Operator.tsx'
import { Recent } from '../dashboard/Recent.tsx'
import { Work } from '../dashboard/Work.tsx'
import { Frame } from '../Frame.tsx'

/** `/app`: what waits to be done, the latest reports and imports, and where to go next. An operator has no company's data. */
export function Component() {
  const mayRead = useMay('enterprise.read')
  return (
    <Frame>
      <Greeting />
      <Money />
      {mayRead ? <Body /> : <Operator />}
      <Areas />
    </Frame>
  )
}

function Body() {
  const { data, error, refetch } = useQuery(query(dashboard.dashboard, {}))
  if (data)
    return (
      <>
        <Work groups={data.todo} />
        <Recent data={data} />
      </>
    )
  if (error) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  return (
    <div className={styles.wait}>
      <Skeleton height={96} />
      <Skeleton height={300} />
    </div>
  )
}
