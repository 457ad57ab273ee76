/** `xinjian distribute`: lays a database over the nodes of Citus, by company (docs/scale-out.md). */
import { distribute, NotReached } from '../../../server/src/db/distribute/distribute.ts'
import type { Step, Unfit } from '../../../server/src/db/distribute/plan.ts'
import { Failure } from '../failure.ts'
import { print } from '../print.ts'
import type { DistributeOptions } from '../usage-distribute.ts'

const DOES: Readonly<Record<Step['does'], (of: string) => string>> = {
  LOGIN: (of) => `允许角色 ${of} 在节点之间登录（不设口令）`,
  NESTED: (of) => `允许各节点的触发器调用 ${of}，核对决定人与申请人相互独立`,
  UNTIED: (of) => `去掉外键 ${of}（该表只存于协调节点，其中的行从不删除）`,
  WHOLE: (of) => `复制到每个节点：${of}`,
  BY_COMPANY: (of) => `按企业分布：${of}`,
  SWEPT: (of) => `清除协调节点上留下的旧副本（${of} 张表，各节点上的数据不受影响）`,
}

const WHY: Readonly<Record<Unfit['why'], (of: string) => string>> = {
  NO_CITUS: () => '数据库没有安装 Citus 扩展。',
  NO_COORDINATOR: () => '所连接的不是协调节点。',
  NO_WORKER: () => '集群中没有可以存放数据的工作节点，请先用 citus_add_node 加入。',
  CONNECTED: (of) => `程序还在运行（${of} 个数据库连接），请先停止全部进程。`,
  NOT_MIGRATED: (of) => `缺少数据表 ${of}：请先用本程序启动一次，完成迁移。`,
  UNKNOWN_TABLE: (of) => `数据表 ${of} 不属于本程序，不知道应当放在哪里。`,
  NOT_OWNED: (of) => `数据表 ${of} 的属主不是登录的用户。`,
  PLACED_OTHERWISE: (of) => `数据表 ${of} 已按别的方式分布，须由管理员处理。`,
  KEY_WITHOUT_COMPANY: (of) => `唯一键 ${of} 不含 company_id，不能跨节点保持唯一。`,
}

/** Prints the steps, or each as it is done; throws a Failure with the reasons where it cannot be done. */
export async function runDistribute({ database, yes }: DistributeOptions): Promise<void> {
  const done = (step: Step, index: number, of: number) =>
    void print(`${index}/${of} ${wordsOf(step)}\n`)
  const { unfit, steps } = await distribute(database, yes ? done : null).catch(toldOfNodes)
  if (unfit.length > 0)
    throw new Failure(
      ['不能分布，没有改动任何内容：', ...unfit.map(({ why, of = '' }) => WHY[why](of))].join('\n'),
    )
  if (steps.length === 0) await print('数据库已按企业分布，没有需要做的。\n')
  else if (yes) await print('已按企业分布，各节点均可到达。\n')
  else
    await print(
      `${steps.map((step, i) => `${i + 1}. ${wordsOf(step)}\n`).join('')}以上 ${steps.length} 步都还没有做，加上 --yes 执行。\n`,
    )
}

const wordsOf = ({ does, of }: Step): string => DOES[does](of)

function toldOfNodes(error: unknown): never {
  if (!(error instanceof NotReached)) throw error
  throw new Failure(
    `程序的角色不能到达各节点上的数据，已停在这一步，处理后重新执行即可。请在各节点的 pg_hba.conf 中允许协调节点以 xinjian_system、xinjian_tenant、xinjian_operator、xinjian_eraser 登录，或在 pg_dist_authinfo 中给出口令。数据库的回答：${error.message}`,
  )
}
