/** The sandbox's enterprises, over HTTP as any outside source. */
import type { Config } from '../config.ts'
import type { Registration } from '../features/enterprise/store.ts'

export interface SampleEnterprise {
  taxNo: string
  name: string
  archetype: string
  registration: Registration
}

/** Enterprises small enough to load at first start; the million-invoice group is for whoever asks for it. */
export async function fetchSamples(config: Config): Promise<SampleEnterprise[]> {
  const response = await fetch(`${config.sandboxUrl}/world/enterprises`, {
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`沙箱没有给出示例企业（HTTP ${response.status}）`)
  const list = (await response.json()) as (SampleEnterprise & { large?: boolean })[]
  return list.filter((e) => !e.large)
}

/** The tax bureau's 全量发票 export of an enterprise, XLSX. */
export async function fetchExport(config: Config, sample: SampleEnterprise): Promise<Uint8Array> {
  const response = await fetch(
    `${config.sandboxUrl}/world/enterprises/${sample.taxNo}/export.xlsx?direction=ALL`,
    {
      signal: AbortSignal.timeout(60_000),
    },
  )
  if (!response.ok) throw new Error(`沙箱没有给出 ${sample.name} 的发票（HTTP ${response.status}）`)
  return new Uint8Array(await response.arrayBuffer())
}
