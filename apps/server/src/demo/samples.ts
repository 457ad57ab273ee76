/** The sandbox's enterprises, over HTTP as any outside source. */
import type { Config } from '../config.ts'
import type { Registration } from '../features/enterprise/store.ts'

export interface SampleEnterprise {
  taxNo: string
  name: string
  registration: Registration
}

/** Those loaded at first start, the one to look at first foremost. The million-invoice group is for whoever asks for it. */
const LOADED = [
  'maker',
  'trader',
  'seasonal',
  'young',
  'toplimit',
  'gap',
  'inverted',
  'single',
  'wholesale',
  'missing',
]

interface WorldEnterprise {
  key: string
  taxNo: string
  name: string
  registration: {
    legalRep?: { name: string }
    estDate?: string
    regCapitalWan?: number
    paidInCapitalWan?: number
    industryCode?: string
    industryName?: string
    taxpayerType?: string
    taxpayerStatus?: string
    insuredCount?: number
    regionCode?: string
    status?: string
  }
}

/** Enterprises to load, in order. */
export async function fetchSamples(config: Config): Promise<SampleEnterprise[]> {
  const response = await fetch(`${config.sandboxUrl}/world/enterprises`, {
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`沙箱没有给出示例企业（HTTP ${response.status}）`)
  const world = (await response.json()) as WorldEnterprise[]
  return LOADED.flatMap((key) => world.filter((e) => e.key === key)).map((e) => ({
    taxNo: e.taxNo,
    name: e.name,
    registration: registrationOf(e.registration),
  }))
}

function registrationOf(r: WorldEnterprise['registration']): Registration {
  return {
    legalRepresentative: r.legalRep?.name,
    establishedOn: r.estDate,
    registeredCapitalWan: r.regCapitalWan,
    paidInCapitalWan: r.paidInCapitalWan,
    industryCode: r.industryCode,
    industryName: r.industryName,
    taxpayerType: r.taxpayerType?.includes('小规模') ? 'SMALL' : 'GENERAL',
    taxpayerStatus: r.taxpayerStatus,
    insuredCount: r.insuredCount,
    regionCode: r.regionCode,
    registrationStatus: r.status,
  }
}

/** The tax bureau's 全量发票 export of an enterprise, XLSX. */
export async function fetchExport(config: Config, sample: SampleEnterprise): Promise<Uint8Array> {
  const response = await fetch(
    `${config.sandboxUrl}/world/enterprises/${sample.taxNo}/export.xlsx?direction=ALL`,
    { signal: AbortSignal.timeout(60_000) },
  )
  if (!response.ok) throw new Error(`沙箱没有给出 ${sample.name} 的发票（HTTP ${response.status}）`)
  return new Uint8Array(await response.arrayBuffer())
}
