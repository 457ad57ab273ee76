/**
 * From here a field that was recognised stands as it is: of fields with 0.8 to 0.9 of confidence 98 to 99 of 100 are right
 * (bench/results/intake-read.md), below it 91, about what a vendor reads. Under it a person looks, and ours first asks the vendor.
 */
export const SURE = 0.8
