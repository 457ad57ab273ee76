import { ErpPage } from '../../parts/erp/ErpPage.tsx'
import { Collecting } from '../Collecting.tsx'
import { DataInfo } from '../DataInfo.tsx'
import { Fail } from '../Fail.tsx'
import { Over } from '../Over.tsx'
import { TaskFailed } from '../TaskFailed.tsx'
import { TaskSuccess } from '../TaskSuccess.tsx'

const VIEWS = {
  collecting: Collecting,
  over: Over,
  taskSuccess: TaskSuccess,
  taskFailed: TaskFailed,
  dataInfo: DataInfo,
  fail: Fail,
}

export const Component = () => <ErpPage views={VIEWS} />
