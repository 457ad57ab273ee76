import { useQueryState } from '../../common/useQueryState.ts'
import { BatchBefore } from './BatchBefore.tsx'
import { BatchUpload } from './BatchUpload.tsx'

/** `?way=table&batch`: a table is uploaded, judged, and started once its price is known. */
export default function BatchWay() {
  const [address, change] = useQueryState()
  const no = address.get('batch')
  const show = (batch: string | null) => change({ batch, page: null, size: null }, { push: true })
  return no === null ? (
    <BatchUpload onBatch={show} />
  ) : (
    <BatchBefore key={no} no={no} onOther={() => show(null)} />
  )
}
