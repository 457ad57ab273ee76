import { INDICATOR_COUNT } from '../art/figures.ts'
import { PublicLayout } from '../layout/PublicLayout.tsx'
import { CallToAction } from '../sections/CallToAction.tsx'
import { Evidence } from '../sections/Evidence.tsx'
import { ForWhom } from '../sections/ForWhom.tsx'
import { Hero } from '../sections/Hero.tsx'
import { HowItWorks } from '../sections/HowItWorks.tsx'
import { PhoneCollect } from '../sections/PhoneCollect.tsx'
import { ProofTeaser } from '../sections/ProofTeaser.tsx'
import { Security } from '../sections/Security.tsx'

export const description = `信鉴：从真实发票与税务数据出发的企业数字信用服务。企业手机授权采集，${INDICATOR_COUNT} 项公开口径的指标，每个数字追溯到发票，报告真伪人人可核验。`

export function Component() {
  return (
    <PublicLayout>
      <Hero />
      <ForWhom />
      <Evidence />
      <PhoneCollect />
      <HowItWorks />
      <Security />
      <ProofTeaser />
      <CallToAction />
    </PublicLayout>
  )
}
