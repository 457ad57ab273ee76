import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import type { ReactNode } from 'react'
import { useMay } from '../../shell/may.ts'
import { CallbackCard } from '../callback/CallbackCard.tsx'
import styles from '../common/office-pages.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { TasksCard } from './TasksCard.tsx'

/** The way in by phone: the link that is sent, the tasks it started, and who is told of their end. */
export function PhoneWay(props: {
  taxNo: string | null
  chosen: EnterpriseRow | undefined
  /** The list the enterprise is chosen from. */
  enterprises: ReactNode
}) {
  const [, change] = useQueryState()
  const mayChannel = useMay('channel.read')
  return (
    <>
      <div className={styles.split} data-part="split">
        {props.enterprises}
        <LinkPanel
          taxNo={props.taxNo}
          name={props.chosen?.name ?? ''}
          onAny={() => change({ taxId: null, only: null, page: null })}
        />
      </div>
      <TasksCard taxNo={props.taxNo} />
      {mayChannel ? <CallbackCard onOpen={(task) => change({ task }, { push: true })} /> : null}
    </>
  )
}
