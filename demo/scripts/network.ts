import { makeNetworkCuttable } from './cuttable-network.ts'

makeNetworkCuttable()
