import { LicenseView } from '../parts/firm/LicenseView.tsx'
import { phonePage } from '../parts/phone-page.tsx'

export const Component = phonePage('license_index', () => <LicenseView first={true} />)
