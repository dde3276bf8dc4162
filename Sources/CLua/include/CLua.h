int vs_abi_version(void);
